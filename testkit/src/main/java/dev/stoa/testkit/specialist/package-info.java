/** Contracts of specialists. */
@NullMarked
package dev.stoa.testkit.specialist;

import org.jspecify.annotations.NullMarked;
