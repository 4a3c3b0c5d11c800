/** The demo section of channels. */
@NullMarked
package dev.stoa.app.channel;

import org.jspecify.annotations.NullMarked;
