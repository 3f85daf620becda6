import { register } from 'node:module';

const data = [{ module: 'platform/postgres/read-pool', replaced: [['{ length: LANES }', '{ length: 0 }']] }];
register('./hooks.js', import.meta.url, { data });
