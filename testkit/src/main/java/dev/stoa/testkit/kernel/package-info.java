/** The contract of units of work. */
@NullMarked
package dev.stoa.testkit.kernel;

import org.jspecify.annotations.NullMarked;
