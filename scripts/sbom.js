// npm run sbom: what production runs, bundled or installed, as CycloneDX. `npm sbom` knows only what is installed.
import { Buffer } from 'node:buffer';
import { whatRuns } from './support/what-runs.js';

const { root, packages } = await whatRuns();
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Digests as the lockfile has them, written as the format wants them. */
const hashes = (integrity = '') =>
  integrity
    .split(' ')
    .filter((digest) => digest.startsWith('sha512-'))
    .map((digest) => ({
      alg: 'SHA-512',
      content: Buffer.from(digest.slice('sha512-'.length), 'base64').toString('hex'),
    }));

const component = (type, { name, version, licence, integrity, isBundled }) => ({
  type,
  'bom-ref': purl({ name, version }),
  name,
  version,
  purl: purl({ name, version }),
  licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
  ...(integrity && { hashes: hashes(integrity) }),
  ...(isBundled && { properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }] }),
});

const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: component('application', root) },
  components: packages.map((found) => component('library', found)),
};
process.stdout.write(`${JSON.stringify(bom, undefined, 2)}\n`);
