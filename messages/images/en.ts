// pictures that are refused (spec sections 5 and 9)
export const tooLarge = 'This picture is larger than 5 MB. Choose a smaller one.';
/** Where it came with a form that is not even read. */
export const formTooLarge =
  'This picture is larger than 5 MB. Go back, where everything you typed is still there, and choose a smaller one.';
export const notAPicture = 'This file is not a picture we can read. Choose a PNG or JPG.';
export const tooManyPixels = 'This picture has more than 65 megapixels. Choose a smaller one.';
export const tooComplicated =
  'This picture takes too long to read. Choose another one, or save it again as a JPG.';
export const tooManyKept =
  'Your account has no room for more pictures. Unused ones are deleted after 90 days; write to us if you need more room.';
export const busy = 'We are busy with many pictures at the moment. Please try again in a few seconds.';
export const storeAway =
  'Pictures cannot be kept at the moment; everything else can. Please try again in a minute, or go on without the picture and add it later.';
export const storeGivesNone =
  'This picture cannot be shown at the moment. Please try again in a few seconds.';
export const uploadUnreadable = 'The upload could not be read. Please choose the picture again.';
export const uploadFailed = 'The picture could not be uploaded. Check your connection and choose it again.';
export const gone = 'This picture is no longer there. Choose it again.';
