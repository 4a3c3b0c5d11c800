/** The contract of units of work, and one in memory. */
@NullMarked
package dev.stoa.testkit.kernel;

import org.jspecify.annotations.NullMarked;
