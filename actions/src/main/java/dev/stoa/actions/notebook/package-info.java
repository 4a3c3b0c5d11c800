/** Actions of notes and of the wake briefing. */
@NullMarked
package dev.stoa.actions.notebook;

import org.jspecify.annotations.NullMarked;
