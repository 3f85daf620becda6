// A rule of textlint: banned words and constructions, and the length of sentences. `npm run check:prose` runs it.
import { splitAST, SentenceSplitterSyntax } from 'sentence-splitter';

/** What must not be written, and what to write instead. */
const BANNED = [
  [/\banew\b/gi, 'again'],
  [/\bmend(s|ed|ing)?\b/gi, 'fix'],
  [/\b(nobody|somebody|someone else|whoever|everybody)\b/gi, 'the actor: the caller, the servicer, a client'],
  [/\bwhatever\b/gi, 'the thing, or "any"'],
  [/\b(give|gives|gave|given|giving) up\b/gi, 'waive, cancel or stop'],
  [/\b(take|takes|took|taken|taking) back\b/gi, 'reverse, revoke or undo'],
  [/\bwhat (becomes|became|has become) of\b/gi, 'a noun: the status, the result'],
  [/\bstands\b/gi, 'is, or applies'],
  [/\bfor who\b/gi, 'for callers that'],
  [/\bas ever\b/gi, 'as before, or nothing'],
  [/\bon (its|their) way\b/gi, 'pending'],
  [/\bby (itself|themselves)\b/gi, 'automatically, or nothing'],
  [/(?:^|[.:;]\s+)what (is|was|are|were|has|came|comes|follows)\b/gi, 'a noun as the subject'],
  [
    /(?:^|[.:;,(]\s*|\b(?:of|to|by|from|and|or|if|tells|says|all|is)\s)who (is|are|has|have|may|asks|owes|lacks)\b/gi,
    'a noun before "who"',
  ],
  [/\bsuch\b(?! as\b)/gi, 'this, or the noun'],
];

const LONGEST_SENTENCE = 30;

const wordsIn = (text) => text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;

export default function plainEnglish(context) {
  const { Syntax, RuleError, report, getSource, locator } = context;
  const fault = (node, message, from, to) =>
    report(node, new RuleError(message, { padding: locator.range([from, to]) }));
  return {
    [Syntax.Str](node) {
      const text = getSource(node);
      for (const [pattern, advice] of BANNED)
        for (const found of text.matchAll(pattern))
          fault(node, `"${found[0].trim()}": write ${advice}.`, found.index, found.index + found[0].length);
    },
    [Syntax.Paragraph](node) {
      const sentences = splitAST(node).children.filter(({ type }) => type === SentenceSplitterSyntax.Sentence);
      for (const { raw, range } of sentences) {
        const words = wordsIn(raw.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']'));
        const from = range[0] - node.range[0];
        if (words > LONGEST_SENTENCE)
          fault(node, `${words} words in one sentence, ${LONGEST_SENTENCE} at most.`, from, from + 1);
      }
    },
  };
}
