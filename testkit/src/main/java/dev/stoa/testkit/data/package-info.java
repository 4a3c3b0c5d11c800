/** How many of their cases tests try. */
@NullMarked
package dev.stoa.testkit.data;

import org.jspecify.annotations.NullMarked;
