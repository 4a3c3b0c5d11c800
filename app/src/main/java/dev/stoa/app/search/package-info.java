/** Commands and demo section of search and of its indexes. */
@NullMarked
package dev.stoa.app.search;

import org.jspecify.annotations.NullMarked;
