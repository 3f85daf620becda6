import { changeSearch, usePlace } from './place.js';
import { Menu } from './menu.js';
import { title } from '../text/words.js';

interface ChoicesMenuProps {
  /** As the address calls it. */
  readonly name: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Any number of values, kept in the address. */
export function ChoicesMenu({ name, label, values }: ChoicesMenuProps) {
  const { search } = usePlace();
  const chosen = search.getAll(name);
  return (
    <Menu label={`${label}: ${chosen.length === 0 ? 'any' : chosen.map(title).join(', ')}`}>
      {() => (
        <fieldset>
          <legend className="unseen">{label}</legend>
          {values.map((value) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={({ target: { checked } }) => {
                  changeSearch(name, checked ? [...chosen, value] : chosen.filter((other) => other !== value));
                }}
              />
              {title(value)}
            </label>
          ))}
        </fieldset>
      )}
    </Menu>
  );
}
