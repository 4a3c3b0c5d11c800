/** Sessions and memory of Google's Agent Development Kit in a workspace. */
@NullMarked
package dev.stoa.adk;

import org.jspecify.annotations.NullMarked;
