import type { ComponentProps, ElementType, ReactNode } from "react";

export type ElementProps<Tag extends ElementType, Own = object> = Own & {
  /** Element to render instead of the default. */
  as?: Tag;
  className?: string | undefined;
} & Omit<ComponentProps<Tag>, keyof Own | "as" | "className">;

/** Joins class names, skipping falsy ones; undefined if none is left. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(" ") || undefined;

/**
 * Creates a component that renders an element with its own classes after those of the caller. Buttons default to
 * `type="button"`.
 * @param defaultTag the default element
 * @param split maps the component's own props to classes, and returns them with the other props
 */
export function element<Default extends ElementType, Own extends object = object>(
  defaultTag: Default,
  split: (props: Own) => readonly [classes: string | undefined, rest: object],
) {
  return function Element<Tag extends ElementType = Default>(
    props: ElementProps<Tag, Own>,
  ): ReactNode {
    const {
      as: Rendered = defaultTag,
      className,
      ...own
    } = props as ElementProps<ElementType, Own>;
    const [classes, rest] = split(own as unknown as Own);
    const type = Rendered === "button" ? "button" : undefined;
    return <Rendered className={classNames(className, classes)} type={type} {...rest} />;
  };
}
