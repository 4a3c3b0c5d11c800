/** Actions of search and of its indexes. */
@NullMarked
package dev.stoa.actions.search;

import org.jspecify.annotations.NullMarked;
