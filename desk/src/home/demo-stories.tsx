import { DeskKnowsLoanDocument } from 'loan-gateway-client/documents';
import { useEffect, useState } from 'react';
import page from '../../../docs/start/demo-loans.md?raw';
import { useAnswer } from '../graph/use-answer.js';
import { demoRoles } from '../session/open-session.js';
import { Panel } from '../shared/parts.js';
import { hrefOf, Link } from '../shared/place.js';

/** The rows of docs/start/demo-loans.md: a loan with a link, and its story. */
const STORIES = [...page.matchAll(/^\| \[(LN-[\d-]+)\]\([^)]*\) *\| ([^|]*?) *\|/gm)].map(
  ([, id = '', story = '']) => ({
    id,
    story,
  }),
);

/** The demo loans that tell a story each. Only a demo has them, and only a client with the whole portfolio sees them all. */
export function DemoStories() {
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    demoRoles().then(
      (roles) => {
        setIsDemo(roles.length > 0);
      },
      () => undefined,
    );
  }, []);
  return isDemo ? <Stories /> : null;
}

function Stories() {
  const { data } = useAnswer(DeskKnowsLoanDocument, { id: STORIES.at(-1)?.id ?? '' });
  if (!data?.loan) return null;
  return (
    <Panel title="Demo stories">
      <ul className="plain">
        {STORIES.map(({ id, story }) => (
          <li key={id}>
            <Link href={hrefOf(['loans', id])}>{id}</Link> {story}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
