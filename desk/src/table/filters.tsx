import { useState, type ReactNode } from 'react';
import { useIsOnPhone } from '../shared/use-is-on-phone.js';
import { Drawer } from './drawer.js';
import './table.css';

interface FiltersProps {
  readonly label: string;
  /** How many are set. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The filters of a list: in a row, or in a sheet on a phone. */
export function Filters({ label, count, children }: FiltersProps) {
  const isOnPhone = useIsOnPhone();
  const [isOpen, setOpen] = useState(false);
  const form = (
    <form
      className="filters"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {children}
    </form>
  );
  if (!isOnPhone) return form;
  return (
    <>
      <button
        type="button"
        className="filters-button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Filters{count > 0 && ` (${count})`}
      </button>
      {isOpen && (
        <Drawer
          title="Filters"
          onClose={() => {
            setOpen(false);
          }}
        >
          {form}
        </Drawer>
      )}
    </>
  );
}
