/** The demo section of critiques. */
@NullMarked
package dev.stoa.app.critique;

import org.jspecify.annotations.NullMarked;
