import { useEffect, useRef, type ReactNode } from 'react';

interface MenuProps {
  readonly label: ReactNode;
  readonly isQuiet?: boolean;
  /** Opens above its label. */
  readonly isUp?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

/** Opens below its label; Escape, a click elsewhere and leaving it by the keyboard close it. */
export function Menu({ label, isQuiet = false, isUp = false, children }: MenuProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const close = () => {
    const { current } = place;
    if (!current?.open) return;
    // The focus moves on from its label.
    if (current.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current.open = false;
  };
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, []);
  return (
    <details
      ref={place}
      className={['menu', isQuiet && 'quiet', isUp && 'up'].filter(Boolean).join(' ')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary>{label}</summary>
      <div className="menu-items">{children(close)}</div>
    </details>
  );
}
