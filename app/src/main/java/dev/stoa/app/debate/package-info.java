/** The demo section of debates. */
@NullMarked
package dev.stoa.app.debate;

import org.jspecify.annotations.NullMarked;
