/** Actions of channels and hand-offs. */
@NullMarked
package dev.stoa.actions.channel;

import org.jspecify.annotations.NullMarked;
