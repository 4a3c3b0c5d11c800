/** The wiring and the commands of the search over everything. */
@NullMarked
package dev.stoa.bootstrap.search;

import org.jspecify.annotations.NullMarked;
