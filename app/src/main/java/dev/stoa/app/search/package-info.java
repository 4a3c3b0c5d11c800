/** The demo section of search. */
@NullMarked
package dev.stoa.app.search;

import org.jspecify.annotations.NullMarked;
