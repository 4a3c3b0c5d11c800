/** The contracts of debates. */
@NullMarked
package dev.stoa.testkit.debate;

import org.jspecify.annotations.NullMarked;
