import type { ComponentProps, ElementType, ReactNode } from "react";

/** Props of a component that renders `Tag`: its own props and those of the element. */
export type ElementProps<Tag extends ElementType, Own = object> = Own & {
  /** The element, if it is not the usual one. */
  as?: Tag;
  className?: string | undefined;
} & Omit<ComponentProps<Tag>, keyof Own | "as" | "className">;

/** A `class` attribute of the names that are given. */
export function classNames(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}

/**
 * A component that renders an element with classes of its own, after those of the caller. Buttons send no form unless
 * their `type` is `submit`.
 *
 * @param usual the element unless `as` names another
 * @param split gives the classes that the component's own props stand for, and the other props
 */
export function element<Usual extends ElementType, Own extends object = object>(
  usual: Usual,
  split: (props: Own) => readonly [classes: string | undefined, rest: object],
) {
  return function Element<Tag extends ElementType = Usual>(
    props: ElementProps<Tag, Own>,
  ): ReactNode {
    const { as: Rendered = usual, className, ...own } = props as ElementProps<ElementType, Own>;
    const [classes, rest] = split(own as unknown as Own);
    const type = Rendered === "button" ? "button" : undefined;
    return <Rendered className={classNames(className, classes)} type={type} {...rest} />;
  };
}
