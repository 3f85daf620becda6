import '../../src/graphql/schema.js';
