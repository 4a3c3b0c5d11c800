/** The demo of lessons. */
@NullMarked
package dev.stoa.app.lesson;

import org.jspecify.annotations.NullMarked;
