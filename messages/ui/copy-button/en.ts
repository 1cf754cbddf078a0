// a catalogue of its own, so that the guest's page loads no other words of the parts
export const copied = 'Copied to clipboard!';
export const copyFailed = 'Copying did not work here. Select the text and copy it by hand.';
