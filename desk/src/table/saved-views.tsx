import type { SubmitEvent } from 'react';
import { Menu } from '../shared/menu.js';
import { useStored } from './stored.js';

export interface View {
  /** Filters and order, as the address has them. */
  readonly search: string;
  /** Columns that differ from the usual ones. */
  readonly columns: string[];
}

interface NamedView extends View {
  readonly name: string;
}

interface SavedViewsProps {
  readonly name: string;
  readonly now: View;
  readonly show: (view: View) => void;
}

const MOST_VIEWS = 20;
const LONGEST_NAME = 40;

/** Filters, order and columns under a name, in this browser. */
export function SavedViews({ name: list, now, show }: SavedViewsProps) {
  const [views, setViews] = useStored<NamedView[]>(`views.${list}`, []);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = (new FormData(form).get('view') as string).trim();
    if (name === '') return;
    const others = views.filter((view) => view.name !== name);
    setViews([...others, { name, ...now }].slice(-MOST_VIEWS));
    form.reset();
  };
  return (
    <Menu label="Views">
      {(close) => (
        <div className="views">
          {views.map((view) => (
            <div key={view.name} className="view">
              <button
                type="button"
                onClick={() => {
                  close();
                  show(view);
                }}
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => {
                  setViews(views.filter((other) => other !== view));
                }}
              >
                ×
              </button>
            </div>
          ))}
          <form onSubmit={save}>
            <label>
              Name of this view
              <input name="view" required maxLength={LONGEST_NAME} autoComplete="off" />
            </label>
            <button type="submit">Save view</button>
          </form>
        </div>
      )}
    </Menu>
  );
}
