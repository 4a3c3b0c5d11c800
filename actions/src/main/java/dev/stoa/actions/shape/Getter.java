package dev.stoa.actions.shape;

/** Reads one member of a value; some members show what was found for the whole answer. */
@FunctionalInterface
interface Getter {

  Object get(Object owner, Found found);
}
