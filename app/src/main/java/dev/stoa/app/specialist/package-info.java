/** The demo of specialists. */
@NullMarked
package dev.stoa.app.specialist;

import org.jspecify.annotations.NullMarked;
