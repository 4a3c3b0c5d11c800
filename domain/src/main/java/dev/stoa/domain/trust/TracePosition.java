package dev.stoa.domain.trust;

/**
 * An entry of a trace, and the position after which a page begins.
 *
 * @param name the item, the child of a derivation, the principal or the id
 * @param parent the parent of a derivation; empty in the other parts
 */
public record TracePosition(TracePart part, String name, String parent) {}
