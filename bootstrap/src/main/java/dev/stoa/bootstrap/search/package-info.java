/** Wiring of search. */
@NullMarked
package dev.stoa.bootstrap.search;

import org.jspecify.annotations.NullMarked;
