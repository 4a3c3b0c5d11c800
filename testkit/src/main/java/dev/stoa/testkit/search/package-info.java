/** Contracts of text and vector indexes, and in-memory fakes. */
@NullMarked
package dev.stoa.testkit.search;

import org.jspecify.annotations.NullMarked;
