// npm run sbom: the packages that run, as CycloneDX. `npm sbom --omit=dev` leaves out packages that a tool uses too; cyclonedx-npm lists packages
// that are not bundled and has no digests where the lockfile has no addresses.
import { Buffer } from 'node:buffer';
import { whatRuns } from './support/what-runs.js';

const { root, packages } = await whatRuns();
const purl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The lockfile's digests in CycloneDX form. */
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
