/** Learning in the demo and in the torture kit. */
@NullMarked
package dev.stoa.app.learning;

import org.jspecify.annotations.NullMarked;
