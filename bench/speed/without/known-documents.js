import { register } from 'node:module';

const replaced = [['Promise.resolve(this.kept.get(key)?.document)', 'Promise.resolve(undefined)']];
register('./hooks.js', import.meta.url, { data: [{ module: 'platform/http/pipeline/document-cache', replaced }] });
