// Prints what CHANGELOG.md says of a version: node scripts/release-notes.js v0.2.0. Fails where it is not the version of package.json.
import { readFileSync } from 'node:fs';

const textOf = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const [tag = ''] = process.argv.slice(2);
const asked = tag.replace(/^v/, '');
const { version } = JSON.parse(textOf('package.json'));
const sections = textOf('CHANGELOG.md').split(/^## /m).slice(1);
const section = sections.find((text) => text.split(/\s/, 1)[0] === asked);

if (asked !== version) fail(`The tag says ${asked}, package.json ${version}.`);
else if (!section) fail(`CHANGELOG.md has no section ${asked}.`);
else console.log(section.slice(section.indexOf('\n')).trim());

function fail(why) {
  console.error(why);
  process.exitCode = 1;
}
