/** The contracts of debates, and fakes that pass them. */
@NullMarked
package dev.stoa.testkit.debate;

import org.jspecify.annotations.NullMarked;
