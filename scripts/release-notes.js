// node scripts/release-notes.js v0.2.0: prints the section of CHANGELOG.md for a tag. No release tool compares the tag with package.json and keeps
// hand-written notes.
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
