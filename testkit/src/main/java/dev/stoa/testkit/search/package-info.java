/** Contracts of text and vector indexes. */
@NullMarked
package dev.stoa.testkit.search;

import org.jspecify.annotations.NullMarked;
