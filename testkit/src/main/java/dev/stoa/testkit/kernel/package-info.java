/** The unit of work in memory, and the contract every unit of work keeps. */
@NullMarked
package dev.stoa.testkit.kernel;

import org.jspecify.annotations.NullMarked;
