import '../../src/gateway/graph/schema.js';
