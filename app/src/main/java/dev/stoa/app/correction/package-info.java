/** The demo of corrections. */
@NullMarked
package dev.stoa.app.correction;

import org.jspecify.annotations.NullMarked;
