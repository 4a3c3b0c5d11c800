/** The demo section of notes and of the wake briefing. */
@NullMarked
package dev.stoa.app.notebook;

import org.jspecify.annotations.NullMarked;
